/** Forms that could leak their fields into a URL: GET must be explicit, all others must use Form. */
export const forms = [
  "JSXOpeningElement[name.name='form']",
  "JSXOpeningElement:has(> JSXAttribute[name.name='as']:matches([value.value='form'], [value.expression.value='form']))",
]
  .map(
    (form) =>
      `${form}:not(:has(> JSXAttribute[name.name='method']:matches([value.value='get'], [value.expression.value='get'])))`,
  )
  .concat(
    "TaggedTemplateExpression > MemberExpression.tag[object.name='styled'][property.name='form']",
    "MemberExpression[object.object.name='styled'][object.property.name='form'][property.name!='attrs']",
    "CallExpression[callee.object.object.name='styled'][callee.object.property.name='form'][callee.property.name='attrs']:not(:has(Property[key.name='method'][value.value='get']))",
    "CallExpression[callee.name=/^(styled|createElement|jsx)$/] > Literal.arguments[value='form']:first-child",
  )

/** Markup that is written into a page as it is. */
export const markup = [
  "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]',
  "CallExpression[callee.object.name='document'][callee.property.name=/^write/]",
  "CallExpression[callee.name='trustedMarkup']",
]

/** Reads of a visitor's single address. */
export const addresses = [
  'MemberExpression[property.name=/^(ip|ips|remoteAddress)$/]',
  'ObjectPattern > Property[key.name=/^(ip|ips|remoteAddress)$/]',
]

/** Index files that only re-export. */
export const barrels = [
  'Program:has(> *):not(:has(> :not(:matches(ExportNamedDeclaration[source], ExportAllDeclaration))))',
]

/** Waits of a fixed time in tests. A turn of the event loop, `setTimeout(resume)`, is none. */
export const sleeps = [
  "MemberExpression[property.name='waitForTimeout']",
  "NewExpression[callee.name='Promise'] > ArrowFunctionExpression > CallExpression.body[callee.name='setTimeout'][arguments.length>1]",
  'ImportDeclaration[source.value=/^(node:)?timers.promises$/] > ImportSpecifier[imported.name=/^(setTimeout|scheduler)$/]',
]

/** Tests outside of the one `describe` of their file, a second one, and one inside another. */
export const describes = [
  ...['callee', 'callee.object', 'callee.callee.object'].flatMap((callee) => [
    `Program > ExpressionStatement > CallExpression[${callee}.name=/^(test|it)$/]`,
    `Program > :matches(ForOfStatement, BlockStatement) CallExpression[${callee}.name=/^(test|it)$/]`,
  ]),
  "Program > ExpressionStatement:has(> CallExpression[callee.name='describe']) ~ ExpressionStatement > CallExpression[callee.name='describe']",
  "CallExpression[callee.name='describe'] CallExpression[callee.name='describe']",
]
