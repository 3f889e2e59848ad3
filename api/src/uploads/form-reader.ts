import { availableParallelism } from 'node:os'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { boundedWork } from '../bounded-work'
import { Failure } from '../failure'
import { measureFiles, sanitizeFiles, type InspectedFile } from './inspect-file'
import { inspectionThread } from './inspection-thread'
import { openForms } from './open-forms'
import { receiveForm, type ReceivedForm } from './receive-form'
import { spool } from './spool'
import type { FileRule } from './upload-rules'

const SWEEP_MS = 15 * 60_000
/**
 * One core stays free for browsing. One form per network is processed at a time, and among other networks the form
 * with the fewest pixels is next, so that large pictures do not delay others.
 */
const INSPECTING = {
  running: Math.max(1, availableParallelism() - 1),
  waiting: 64,
  runningPerKey: 1,
  waitingPerKey: 12,
}

/** A processed multipart form: validated fields, and inspected and sanitized files. */
export interface ReadForm<T> {
  body: T
  files: InspectedFile[]
}

interface FormCall {
  request: FastifyRequest
  reply: FastifyReply
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads a multipart form; `validate` receives the text fields before any file is opened and may reject them. */
    readForm: <T>(
      call: FormCall,
      rule: FileRule,
      validate: (fields: Record<string, unknown>) => T,
    ) => Promise<ReadForm<T>>
    /** Receives a multipart form completely, passes it to `work` with its files as sent, and then deletes them. */
    receiveFiles: <T>(call: FormCall, rule: FileRule<string>, work: (form: ReceivedForm) => Promise<T>) => Promise<T>
  }
}

/**
 * Receives forms into files first and processes them only once they are complete, so that slow or broken senders hold
 * no shared resources.
 */
export const formReader = plugin(async (app: FastifyInstance, { dataDir }: { dataDir: string }) => {
  const forms = openForms()
  const folders = spool(dataDir)
  const thread = inspectionThread({ onError: (err) => app.log.warn({ err }, 'a thread that inspects uploads failed') })
  const toMeasure = boundedWork(INSPECTING)
  const toTake = boundedWork(INSPECTING)

  app.decorate('receiveFiles', ({ request, reply }, rule, work) =>
    folders.use(async (folder) => {
      const form = await receiveForm(request, rule, { forms, folder }).catch((error: unknown) => {
        // The rest of the body is not awaited.
        reply.header('connection', 'close')
        throw error
      })
      return work(form)
    }),
  )

  app.decorate('readForm', ({ request, reply }, rule, validate) =>
    app.receiveFiles({ request, reply }, rule, async ({ fields, files }) => {
      const body = validate(fields)
      if (files.length === 0) return { body, files: [] }
      const taken = await whileConnected(reply, async (signal) => {
        const turn = { key: request.network, signal }
        const measured = await toMeasure(() => measureFiles(files, rule, thread), turn)
        return toTake(() => sanitizeFiles(measured, rule.field), { ...turn, cost: measured.cost })
      })
      return { body, files: taken }
    }),
  )

  const sweep = () =>
    folders.sweep().catch((err: unknown) => app.log.warn({ err }, 'cleaning up the upload spool failed'))
  await sweep()
  const sweeping = setInterval(() => void sweep(), SWEEP_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(sweeping)
    await thread.close()
  })
})

/** Runs work with a signal that aborts when the client disconnects. */
async function whileConnected<T>({ raw }: FastifyReply, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const leave = () => controller.abort(new Failure(400, 'malformed', 'We could not read this form.'))
  if (raw.destroyed) leave()
  raw.once('close', leave)
  return work(controller.signal).finally(() => raw.off('close', leave))
}
