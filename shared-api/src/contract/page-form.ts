import type { EndpointName } from './endpoints'

/**
 * A form that works without scripts, declared by its part under the id of its route. The document server accepts the
 * POST to the page's own URL and calls the API: the part's code never sees the input.
 */
export interface PageForm {
  /** Distinguishes forms of one page: the value of a hidden field `form`. Without it the form is the page's only one. */
  name?: string
  call: Extract<EndpointName, `POST ${string}`>
  /** Fields that are sent as text; missing ones are omitted. */
  fields: readonly string[]
  /** Fields that are sent as `true` when checked and omitted otherwise. */
  checkboxes?: readonly string[]
  /** Fields that are shown again with their values. Never a password. */
  keeps: readonly string[]
  /**
   * What follows a success: `next` redirects to the page's `next` parameter or the home page; `path` redirects to a
   * page; `show` renders the page again with the named form, the values in `keeps`, and these fields of the API's
   * response.
   */
  then: 'next' | { path: string } | { show: string; answers?: readonly string[] }
}

/** Route id → the forms of its page. */
export type PageForms = Readonly<Record<string, readonly PageForm[]>>
