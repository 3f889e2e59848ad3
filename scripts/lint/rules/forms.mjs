const message =
  'Use Form of @shop/shared-ui: it posts, and is disabled until scripts run. A search or filter must set method="get".'

/** Rejects forms that could leak their fields into a URL: GET must be explicit, all others must use Form. */
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
        if (!isExplicitGet(node.parent)) refuse(node)
      },
      'CallExpression[callee.name=/^(styled|createElement|jsx)$/]'(node) {
        if (node.arguments[0]?.value === 'form') refuse(node)
      },
    }
  },
}

const attribute = ({ attributes }, name) => attributes.find((candidate) => candidate.name?.name === name)

function textOf(node) {
  const value = node?.value
  return value?.type === 'JSXExpressionContainer' ? value.expression.value : value?.value
}

/** `styled.form.attrs({ method: 'get' })`. */
function isExplicitGet({ property, parent }) {
  if (property?.name !== 'attrs' || parent.type !== 'CallExpression') return false
  return parent.arguments[0]?.properties?.some(({ key, value }) => key?.name === 'method' && value.value === 'get')
}
