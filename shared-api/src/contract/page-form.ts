import type { EndpointName } from './endpoints'

/**
 * A form that works without scripts, as its part declares it by the id of its route. The document server takes what is
 * posted to the page's own address and makes the call: code of a part never sees what was typed.
 */
export interface PageForm {
  /** Distinguishes forms of one page: the value of a hidden field `form`. Without it the form is the page's only one. */
  name?: string
  call: Extract<EndpointName, `POST ${string}`>
  /** Fields that are sent as text; missing ones are left out. */
  fields: readonly string[]
  /** Fields that are sent as `true` when checked and left out otherwise. */
  checkboxes?: readonly string[]
  /** Fields whose values the page shows again. Never a password. */
  keeps: readonly string[]
  /**
   * What follows a success: `next` leads to the page's `next` parameter or the home page; `path` leads to a page; `show`
   * renders the page again with the named form, the values in `keeps`, and these values of the API's answer.
   */
  then: 'next' | { path: string } | { show: string; answers?: readonly string[] }
}

/** Route id → the forms of its page. */
export type PageForms = Readonly<Record<string, readonly PageForm[]>>
