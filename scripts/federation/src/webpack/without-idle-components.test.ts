import { withoutIdleComponents } from './without-idle-components'

const library = `
import * as React10 from "react";
var Form = React10.forwardRef(
  function Form() { return submit() }
);
Form.displayName = "Form";
var place = locate(React10.memo(Form));
export { Form };
`

test('components of a library say that making them has no effect, and lose their names for developers', () => {
  const text = withoutIdleComponents(library)

  expect(text).toContain('var Form = /* @__PURE__ */ React10.forwardRef(\n  function Form()')
  expect(text).not.toContain('displayName')
})

test('what calls anything else keeps its effect', () => {
  expect(withoutIdleComponents(library)).toContain('var place = locate(React10.memo(Form));')
})
