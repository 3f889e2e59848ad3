let stream: ReadableStreamDefaultController<Uint8Array> | undefined

/** Answers `GET /v1/pointer/events` with a stream that stays open. */
export function serverEvents(): Response {
  return new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) }))
}

/** Sends a pointer event to the page. */
export const tellOfMove = () => stream?.enqueue(new TextEncoder().encode('id: 8\nevent: pointer\ndata: {}\n\n'))
