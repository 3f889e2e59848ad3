import type { PageForm } from '@shop/shared-api/contract'

type Values = Record<string, string | true>

/** The posted form: the one named by its hidden field `form`, else the page's first; undefined without forms. */
export function chosenForm(forms: readonly PageForm[], typed: URLSearchParams): PageForm | undefined {
  return forms.find(({ name }) => name !== undefined && name === typed.get('form')) ?? forms[0]
}

/** The JSON body of the call: the declared fields alone. */
export function bodyOf({ fields, checkboxes = [] }: PageForm, typed: URLSearchParams): Values {
  return pick([...fields, ...checkboxes], checkboxes, typed)
}

/** The values that the page shows again: never a password, even if a part declares it. */
export function retainedValues({ keeps, checkboxes = [] }: PageForm, typed: URLSearchParams): Values {
  const shown = keeps.filter((name) => !/password/i.test(name))
  return pick(shown, checkboxes, typed)
}

/** Browsers send a text area's line breaks as CR LF, scripts as LF: the API gets the same from both. */
function pick(names: readonly string[], checkboxes: readonly string[], typed: URLSearchParams): Values {
  const values: Values = {}
  for (const name of names) {
    const text = typed.get(name)
    if (text !== null) values[name] = checkboxes.includes(name) ? true : text.replace(/\r\n/g, '\n')
  }
  return values
}
