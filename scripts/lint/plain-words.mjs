import { readFileSync } from 'node:fs'

const list = JSON.parse(readFileSync(new URL('plain-words.json', import.meta.url), 'utf8'))
const words = list.words.map((word) => ({ ...word, regex: new RegExp(`(?<![\\w’'-])${word.pattern}(?![\\w@-])`, 'i') }))
const names = list.names.map((name) => ({ ...name, regex: new RegExp(name.pattern) }))

/** A name that another declaration gave: `({ place }) => …`. */
const isForeign = ({ parent }) => parent.type === 'Property' && parent.shorthand

const plainWords = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const report = (loc, found, instead) =>
      context.report({ loc, message: `'${found}' is not a term of this field: ${instead}. See docs/vocabulary.md.` })

    function checkText(text, kind, loc) {
      if (kind === 'string' && !/\s/.test(text.trim())) return
      const own = list.specification.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text)
      for (const { regex, instead, in: kinds } of words) {
        const found = (kinds?.includes(kind) ?? true) && regex.exec(own)
        if (found) report(loc, found[0], instead)
      }
    }

    function checkScope(scope) {
      for (const { name, defs } of scope.variables) {
        const definition = defs.find(({ type, name }) => type !== 'ImportBinding' && !isForeign(name))
        const refused = definition && names.find(({ regex }) => regex.test(name))
        if (refused) report(definition.name.loc, name, refused.instead)
      }
      scope.childScopes.forEach(checkScope)
    }

    const isModuleName = ({ parent }) => /^(?:Import|Export)/.test(parent.type)
    return {
      Program: (node) => checkScope(context.sourceCode.getScope(node)),
      'Program:exit': () =>
        context.sourceCode.getAllComments().forEach(({ value, loc }) => checkText(value, 'comment', loc)),
      Literal: (node) =>
        typeof node.value === 'string' && !isModuleName(node) && checkText(node.value, 'string', node.loc),
      TemplateElement: ({ value, loc }) => checkText(value.raw, 'string', loc),
      JSXText: ({ value, loc }) => checkText(value, 'string', loc),
    }
  },
}

/** ESLint plugin with the one rule that ESLint has no setting for: words that docs/vocabulary.md replaces. */
export const vocabulary = { rules: { 'plain-words': plainWords } }
