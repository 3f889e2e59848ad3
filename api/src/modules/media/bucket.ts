import { randomBytes } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { InvalidSettings } from '../../environment'

const TIMEOUT_MS = 20_000

/** Objects of an S3-compatible store, by key. Each call throws when the store fails or does not answer within 20 seconds. */
export interface Bucket {
  /** Undefined if there is none of this key. */
  read(key: string): Promise<Buffer | undefined>
  write(key: string, body: Buffer): Promise<void>
  remove(key: string): Promise<void>
}

/**
 * The bucket of an address such as `https://key:secret@s3.example/bucket/folder?region=eu-central-1`; the region
 * defaults to us-east-1. Addresses have the bucket in their path.
 */
export function openBucket(mediaUrl: string): Bucket {
  const { origin, pathname, username, password, searchParams } = new URL(mediaUrl)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 3,
  })

  async function send(method: string, key: string, body?: Buffer): Promise<Response> {
    const address = `${origin}${pathname.replace(/\/$/, '')}/${key}`
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await client.fetch(address, { method, body: body && new Uint8Array(body), signal })
    if (response.ok || response.status === 404) return response
    throw new Error(`The media store answered ${method} of ${key} with ${response.status}.`)
  }

  return {
    async read(key) {
      const response = await send('GET', key)
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
    },
    async write(key, body) {
      const { status } = await send('PUT', key, body)
      if (status === 404) throw new Error('The media store has no such bucket.')
    },
    async remove(key) {
      await send('DELETE', key)
    },
  }
}

/** Throws InvalidSettings with the reason unless objects can be written, read and removed. */
export async function checkBucket(bucket: Bucket): Promise<void> {
  const key = `.check-${randomBytes(6).toString('hex')}`
  const body = randomBytes(16)
  try {
    await bucket.write(key, body)
    const found = await bucket.read(key)
    await bucket.remove(key)
    if (!found?.equals(body)) throw new Error('The media store did not keep what was written.')
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error }
    throw new InvalidSettings(
      `MEDIA_URL cannot be used: ${cause?.message ?? message} Check its address, bucket, key, secret and region, and that the key may read, write and delete objects.`,
    )
  }
}
