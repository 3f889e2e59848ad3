import type { PageForm } from '@shop/shared-api/contract'
import { nextPath } from '@shop/shared-api/next-path'
import type { Submission } from '@shop/shared-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { methodNotAllowed } from '../http/failures'
import { callForForm } from './call-for-form'
import { bodyOf, chosenForm, retainedValues } from './form-values'

const MAX_BODY_BYTES = 16 * 1024
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** A posted form that its page is rendered again for. */
export interface AnsweredForm {
  status: number
  submission: Submission
}

interface FormRoutesOptions {
  pageOf(request: FastifyRequest): URL
  /** Forms that the page accepts, in the visitor's release set. */
  formsAt(request: FastifyRequest): readonly PageForm[]
  /** The redirect for a visitor who may not open the page; null for others. */
  redirectTo(request: FastifyRequest, page: URL): string | null
  /** Renders the page for this visitor alone. */
  sendPage(request: FastifyRequest, reply: FastifyReply, form: AnsweredForm): Promise<unknown>
}

/**
 * Accepts forms posted to their page's URL before scripts run, or without them. The API call goes through this server's
 * own proxy, like a call of the page's scripts: same checks, cookies, limits and visitor address. Foreign origins were
 * rejected already. A success redirects by 303; an error renders the page again with the input, except passwords.
 */
export function formRoutes(app: FastifyInstance, options: FormRoutesOptions): void {
  const { pageOf, formsAt, redirectTo, sendPage } = options
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      async (_request: FastifyRequest, body: string | Buffer) => new URLSearchParams(String(body)),
    )
    scope.post('/*', {
      // Before the body is read: what is posted elsewhere is not even received.
      async onRequest(request, reply) {
        if (formsAt(request).length === 0) return methodNotAllowed(request, reply)
      },
      async handler(request, reply) {
        const page = pageOf(request)
        reply.header('cache-control', 'private, no-store')
        const elsewhere = redirectTo(request, page)
        if (elsewhere) return reply.redirect(elsewhere, 303)
        const typed = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        const form = chosenForm(formsAt(request), typed)
        if (!form) return methodNotAllowed(request, reply)
        const { call, name, then } = form
        const { status, headers, body, refusal } = await callForForm(app, request, call, bodyOf(form, typed))
        reply.headers(headers)
        const values = retainedValues(form, typed)
        if (refusal) return sendPage(request, reply, { status, submission: { call, form: name, values, ...refusal } })
        if (then === 'next') return reply.redirect(nextPath(page.search, page.origin), 303)
        if ('path' in then) return reply.redirect(then.path, 303)
        for (const field of then.answers ?? []) values[field] = String(body[field])
        const submission = { call, form: then.show, values, errors: [], message: null }
        return sendPage(request, reply, { status: 200, submission })
      },
    })
  })
}
