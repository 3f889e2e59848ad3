import { readBuiltCode, readProvidedNames } from './index'

const node = `
/***/ 5651
(module) {

module.exports = require("@shop/shared-ui");

/***/ },

/***/ 6480
(module) {

module.exports = require("styled-components");

/***/ },
const external_rxjs_namespaceObject = require("rxjs");
/* harmony import */ var _shop_shared_ui__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5651);
var shared_ui_ = __webpack_require__(5651);
var styled_components_ = __webpack_require__(6480);
var styled_components_default = /*#__PURE__*/__webpack_require__.n(styled_components_);
/* harmony import */ var shared_ui__default = /*#__PURE__*/__webpack_require__.n(shared_ui_);
const Frame = styled_components_default().main(style)
// bus.publish('cart/comment') in a comment
const Row = (0,_shop_shared_ui__WEBPACK_IMPORTED_MODULE_4__.Stack)
const user = (0,shared_events_.useEvent)('session/changed')?.user;
shared_events_.bus.stream(
    "session/ended").subscribe(() => shared_ui_.tokens["bone"]);
useShown('cart/shown', lines)
jsx(shared_ui_.RemoteWidget, { owner: "wholesale", name: "price-hint", props: props })
const filtered = external_rxjs_namespaceObject.filter;
`
const script = `(0,a.useEventSelector)("wishlist/changed",e=>e);o.bus.publish("cart/changed",{count:e});o.bus.last("order/placed")`
const entry = `var n={"./routes":()=>r(1),"./widgets/add-to-cart":()=>r.e(2)}`
const events = { publishes: ['cart/shown', 'cart/never'], reads: [] }

describe('built code', () => {
  const code = readBuiltCode({ node, scripts: [script, entry] }, { events })

  test('readBuiltCode reads the events of calls, and those that the contract declares and the code names', () => {
    expect(code.publishes).toEqual(['cart/changed', 'cart/shown'])
    expect(code.reads).toEqual(['order/placed', 'session/changed', 'session/ended', 'wishlist/changed'])
  })

  test('readBuiltCode reads exposed and used widgets', () => {
    expect(code.widgets).toEqual(['add-to-cart'])
    expect(code.uses).toEqual(['wholesale/price-hint'])
  })

  test('readBuiltCode reads the names that are imported from shared packages', () => {
    expect(code.imports).toEqual({
      '@shop/shared-ui': ['RemoteWidget', 'Stack', 'tokens'],
      rxjs: ['filter'],
      'styled-components': ['default'],
    })
  })

  test('readBuiltCode looks for an import only next to the variable that gets it', () => {
    const far = `const rxjs_ = require("rxjs")\nvar rxjs_default = ${'a = '.repeat(20)}__webpack_require__.n(rxjs_)\nrxjs_default()`
    expect(readBuiltCode({ node: far, scripts: [] }, { events }).imports).toEqual({})
    expect(readBuiltCode({ node: far.replaceAll('a = ', ''), scripts: [] }, { events }).imports).toEqual({
      rxjs: ['default'],
    })
  })

  test('readProvidedNames reads what a shell provides', () => {
    const shell = `
var shared_ui_src_namespaceObject = {};
__webpack_require__.r(shared_ui_src_namespaceObject);
__webpack_require__.d(shared_ui_src_namespaceObject, {
  Alert: () => (feedback_alert/* Alert */.F),
  tokens: () => (tokens/* tokens */.L)
});
var other = {};
__webpack_require__.d(other, {
  Hidden: () => (Hidden)
});
const shared = {
    '@shop/shared-ui': shared_ui_src_namespaceObject,
    'react-router-dom': other,
};`
    expect(readProvidedNames(shell)).toEqual({ '@shop/shared-ui': ['Alert', 'tokens'] })
  })
})
