import { endpoints, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { users } from '../database/schema'
import { cardToken, toOrderLines, orderForm } from '../testing/order-form'
import { testApp } from '../testing/test-app'
import type { CallScript, ExampleRequest, RequestBuilder, Persona, RefusalScript, Scene } from './call-script'
import type { PlayedCall, PlayedRefusal } from './played-call'
import { scripts } from './scripts'

const PEOPLE: Persona[] = ['ana', 'bo', 'gym', 'leaver', 'writer']

/** Runs every call of the contract on the sample shop: the successful request and each rejected one. */
export async function playAll(): Promise<Record<EndpointName, PlayedCall>> {
  const api = await testApp()
  try {
    const scene = await setScene(api)
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c22' } })
      .png()
      .toBuffer()
    const player = playerOf(scene, photo)
    const played = {} as Record<EndpointName, PlayedCall>
    for (const [name, script] of Object.entries(scripts) as [EndpointName, CallScript][]) {
      played[name] = await player.play(name, script)
    }
    return played
  } finally {
    await api.close()
  }
}

/** Creates the users, orders and lists that the requests refer to. */
export async function setScene(api: Scene['api']): Promise<Scene> {
  const tokens = {} as Scene['tokens']
  for (const person of PEOPLE) tokens[person] = (await api.signUp(`${person}@example.com`)).access_token
  await api.db.update(users).set({ role: 'wholeseller' }).where(eq(users.email, 'gym@example.com'))
  await api.call('POST /login', { body: { email: 'leaver@example.com', password: 'left hook body shot' } })
  const token = tokens.ana
  const placeOrder = async (key: string, as?: string) => {
    const body = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
    return (await api.call('POST /add-order', { body, token: as, headers: { 'idempotency-key': key } })).body
  }
  const guest = await placeOrder('the-guests-order')
  const card = await api.call('POST /payment-methods', { body: { payment_token: cardToken() }, token })
  const wishlistItem = await api.call('POST /wishlists', { body: { product_id: api.shop.products.belt }, token })
  return {
    api,
    tokens,
    ids: {
      order: (await placeOrder('anas-first-order', token)).data.id,
      openOrder: (await placeOrder('anas-second-order', token)).data.id,
      card: card.body.data.id,
      wishlistItem: wishlistItem.body.data.id,
      guestOrder: guest.data.id,
      guestToken: guest.guest_token!,
    },
  }
}

/** Sends requests of the scene, each from its own address; all files of multipart forms are `photo`. */
export function senderOf(scene: Scene, photo: Buffer) {
  let visitor = 0
  return (name: EndpointName, request: ExampleRequest, token = request.as && scene.tokens[request.as]) => {
    const endpoint: Endpoint = endpoints[name]
    visitor += 1
    return scene.api.call(name, {
      params: request.params,
      query: queryOf(request),
      body: endpoint.multipart ? formOf(request, photo) : request.body,
      token,
      headers: {
        'x-forwarded-for': `10.9.${visitor >> 8}.${visitor & 255}`,
        ...(request.headers as Record<string, string>),
      },
    })
  }
}

function playerOf(scene: Scene, photo: Buffer) {
  const send = senderOf(scene, photo)

  async function refuse(
    name: EndpointName,
    because: string,
    request: ExampleRequest,
    token?: string,
  ): Promise<PlayedRefusal> {
    const { status, error } = await send(name, request, token)
    return { because, status, body: error }
  }

  const made = async (request: ExampleRequest | RequestBuilder) =>
    typeof request === 'function' ? await request(scene) : request

  async function refuseOne(name: EndpointName, script: RefusalScript): Promise<PlayedRefusal> {
    if ('request' in script) return refuse(name, script.because, await made(script.request))
    const { status, ...body } = script.documented
    return { because: script.because, status, body }
  }

  async function play(name: EndpointName, script: CallScript): Promise<PlayedCall> {
    const endpoint: Endpoint = endpoints[name]
    const request = await made(script.request)
    const refusals: PlayedRefusal[] = []
    if (endpoint.access !== 'public')
      refusals.push(await refuse(name, 'the token is missing, expired or revoked', request, 'x'.repeat(43)))
    const playable = script.answer === undefined
    if (playable && endpoint.failures.includes(422))
      refusals.push(await refuse(name, 'a field is invalid or unknown', spoilt(request, endpoint)))
    for (const refusal of script.refusals ?? []) refusals.push(await refuseOne(name, refusal))
    if (!playable) return { request: shown(request), status: endpoint.status ?? 200, answer: script.answer, refusals }
    const { status, body } = await send(name, request)
    return { request: shown(request), status, answer: body, refusals }
  }

  return { play }
}

/** The same request with an unknown field. */
function spoilt(request: ExampleRequest, endpoint: Endpoint): ExampleRequest {
  if (endpoint.body) return { ...request, body: { ...request.body, colour: 'blue' } }
  if (endpoint.query) return { ...request, query: { ...request.query, colour: 'blue' } }
  return { ...request, params: { id: 'not-an-id' } }
}

/** The documented part of a request; the call's access rule describes the caller. */
function shown({ as: _, ...request }: ExampleRequest): ExampleRequest {
  return JSON.parse(JSON.stringify(request)) as ExampleRequest
}

function queryOf({ query = {} }: ExampleRequest): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) for (const item of [value].flat()) search.append(key, String(item))
  return search.toString()
}

function formOf({ body = {}, files = {} }: ExampleRequest, photo: Buffer): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(body)) form.append(key, String(value))
  for (const [field, names] of Object.entries(files))
    for (const name of names ?? []) form.append(field, new Blob([new Uint8Array(photo)]), name)
  return form
}
