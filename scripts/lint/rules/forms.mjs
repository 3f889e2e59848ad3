const message =
  'Write Form of @shop/shared-ui: it posts, and can’t be filled in before scripts run. A search or filter says method="get".'

/** Refuses a form that could send its fields as part of an address: GET must be written out, everything else is Form. */
export const forms = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const refuse = (node) => context.report({ node, message })
    return {
      JSXOpeningElement(node) {
        const isForm = node.name.name === 'form' || textOf(attribute(node, 'as')) === 'form'
        if (isForm && textOf(attribute(node, 'method')) !== 'get') refuse(node)
      },
      MemberExpression(node) {
        if (node.object.name !== 'styled' || node.property.name !== 'form') return
        if (!saysGet(node.parent)) refuse(node)
      },
      'CallExpression[callee.name=/^(styled|createElement|jsx)$/]'(node) {
        if (node.arguments[0]?.value === 'form') refuse(node)
      },
    }
  },
}

const attribute = ({ attributes }, name) => attributes.find((one) => one.name?.name === name)

function textOf(given) {
  const value = given?.value
  return value?.type === 'JSXExpressionContainer' ? value.expression.value : value?.value
}

/** `styled.form.attrs({ method: 'get' })`. */
function saysGet({ property, parent }) {
  if (property?.name !== 'attrs' || parent.type !== 'CallExpression') return false
  return parent.arguments[0]?.properties?.some(({ key, value }) => key?.name === 'method' && value.value === 'get')
}
