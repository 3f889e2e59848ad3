import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { endpoints, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import type { InjectOptions } from 'fastify'
import sharp from 'sharp'
import type { ExampleRequest, Scene } from '../openapi/call-script'
import { scripts } from '../openapi/scripts'
import { bodyLimitOf } from '../plugins/body-limits'
import { escapedJson, largestBody } from './largest-body'

/** Creates the accounts, orders and cards that the requests below refer to. */
export { setScene } from '../openapi/play'
export type { Scene }

const CHUNK_BYTES = 64 * 1024

const all = Object.keys(endpoints) as EndpointName[]
const isMultipart = (name: EndpointName) => Boolean((endpoints[name] as Endpoint).multipart)

/** Calls with a JSON body or none. */
export const jsonCalls = all.filter((name) => !isMultipart(name))
/** Calls that upload files. */
export const multipartCalls = all.filter(isMultipart)

/** The call's documented example with the largest body that its contract accepts. */
export async function largestRequest(scene: Scene, name: EndpointName): Promise<InjectOptions> {
  const { example, options } = await exampleOf(scene, name)
  const largest = example.body && largestBody(name, example.body)
  if (largest === undefined) return options
  return {
    ...options,
    headers: { ...options.headers, 'content-type': 'application/json' },
    payload: escapedJson(largest),
  }
}

/**
 * The same for a multipart call: the maximum number of incompressible pictures. The body arrives in chunks, so the
 * request can be sent once.
 */
export async function largestForm(scene: Scene, name: EndpointName): Promise<InjectOptions> {
  const { example, options } = await exampleOf(scene, name)
  const boundary = randomUUID()
  const parts: Buffer[] = []
  const add = (head: string, content: Buffer) =>
    parts.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`), content, NEWLINE)
  for (const [key, value] of Object.entries((largestBody(name, example.body ?? {}) ?? {}) as Record<string, unknown>))
    add(`name="${key}"`, Buffer.from(String(value)))
  for (const field of Object.keys(example.files ?? {})) {
    const { count, side } = LARGEST_FILES[field]!
    const picture = await noisePicture(side)
    for (let index = 0; index < count; index += 1) add(`name="${field}"; filename="${index}.png"`, picture)
  }
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  const headers = { ...options.headers, 'content-type': `multipart/form-data; boundary=${boundary}` }
  return {
    ...options,
    headers: { ...headers, 'content-length': String(body.length) },
    payload: Readable.from(arriving(body)),
  }
}

/** A body that fills the call's size limit and is rejected only after it was read completely. */
export function fillingRequest(name: EndpointName, fill: (bytes: number) => string): InjectOptions {
  const [method, path] = name.split(' ') as ['POST', string]
  return {
    method,
    url: `/api${path.replace(/:\w+/g, 'x')}`,
    headers: { 'content-type': 'application/json' },
    payload: fill(bodyLimitOf(name)),
  }
}

/** Calls that accept a JSON body. */
export const bodyCalls = jsonCalls.filter((name) => (endpoints[name] as Endpoint).body)

/** Bodies of the given number of bytes. */
export const fillings: [what: string, fill: (bytes: number) => string][] = [
  ['digits and spaces', (bytes) => `{"products":"${'6 '.repeat((bytes - 16) / 2)}"}`],
  ['lists in lists', (bytes) => '['.repeat(bytes)],
  ['invalid entries', (bytes) => `{"products":[${'{},'.repeat((bytes - 20) / 3)}{}]}`],
  ['one very long number', (bytes) => `{"products":${'9'.repeat(bytes - 16)}}`],
  ['many unknown fields', (bytes) => `{${Array.from({ length: bytes / 12 }, (_, key) => `"${key}":1`).join(',')}}`],
  ['combining marks', (bytes) => `{"products":"a${'\u0301\u0323'.repeat((bytes - 20) / 4)}"}`],
]

const search = (text: string) => `/get-products?limit=60&search=${encodeURIComponent(text.slice(0, 100))}`

/** The most expensive query strings of each read. */
export const costlyReads: [what: string, path: string][] = [
  [
    'many words',
    search('glove belt shirt boxing ninja karate gi red rash guard mouth hand wraps shorts bag pad mitt x'),
  ],
  [
    'many misspelt words',
    search('glvoe blet shrit bxoing nnija kraate gii rdd rsah gaurd muoth hnad wrpas shrots bga apd mt'),
  ],
  ['one long word', search('glovebelt'.repeat(12))],
  ['every facet', `/get-products?limit=60&${Array.from({ length: 30 }, (_, n) => `size=S${n}&color=C${n}`).join('&')}`],
  ['the last page', '/get-products?limit=60&page=100000&sort=rating'],
  [
    'ten recently viewed products',
    `/get-recent-view?${Array.from({ length: 10 }, (_, n) => `product_ids=${n + 1}`).join('&')}`,
  ],
]

const NEWLINE = Buffer.from('\r\n')
/**
 * By form field: the number of files it accepts, and the side in pixels of a noise picture just below the size limit.
 */
const LARGEST_FILES: Record<string, { count: number; side: number }> = {
  images: { count: 5, side: 1_250 },
  artwork: { count: 5, side: 1_800 },
  document: { count: 3, side: 1_800 },
  photos: { count: 3, side: 1_800 },
}

/** A body in socket-sized chunks, with one turn of the event loop before each. */
async function* arriving(body: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.length; at += CHUNK_BYTES) {
    await setImmediate()
    yield body.subarray(at, at + CHUNK_BYTES)
  }
}

const noisePicture = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** The request from the call's documented example. */
async function exampleOf(
  scene: Scene,
  name: EndpointName,
): Promise<{ example: ExampleRequest; options: InjectOptions }> {
  const { request } = scripts[name]
  const example = (typeof request === 'function' ? await request(scene) : request) as ExampleRequest
  const { params, query = {}, headers, as } = example
  const [method, path] = name.split(' ') as ['GET', string]
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const item of [value].flat()) parameters.append(key, String(item))
  return {
    example,
    options: {
      method,
      url: `/api${path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params?.[key])))}?${parameters}`,
      headers: {
        ...(headers as Record<string, string>),
        ...(as && { authorization: `Bearer ${scene.tokens[as]}` }),
      },
    },
  }
}
