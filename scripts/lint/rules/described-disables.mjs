const directive = /^\s*eslint-disable(?:-next-line|-line)?\b/

/** A switched-off rule says why: `eslint-disable-next-line rule -- reason`. */
export const describedDisables = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!directive.test(comment.value) || /\s--\s+\S/.test(comment.value)) continue
          context.report({
            loc: comment.loc,
            message: 'Say why the rule is off here: `eslint-disable… rule -- the reason`.',
          })
        }
      },
    }
  },
}
