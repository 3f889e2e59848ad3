const directive = /^\s*eslint-disable(?:-next-line|-line)?\b/

/** Requires a reason for disabled rules: `eslint-disable-next-line rule -- reason`. */
export const describedDisables = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!directive.test(comment.value) || /\s--\s+\S/.test(comment.value)) continue
          context.report({
            loc: comment.loc,
            message: 'Give a reason for disabling the rule: `eslint-disable… rule -- the reason`.',
          })
        }
      },
    }
  },
}
