import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** An authenticator in memory that makes and uses a passkey (ES256, no attestation) for the page at `origin`. */
export function softwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { hostname } = new URL(origin)
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, credential: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(hostname), Buffer.from([USER_PRESENT | USER_VERIFIED | flags]), count, credential])
  }
  const responseOf = (response: Record<string, Buffer>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, data]) => [name, data.toString('base64url')])),
  })

  return {
    /** Answers `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }) {
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey.export({ format: 'jwk' }))])
      const data = authenticatorData(HAS_CREDENTIAL, credential)
      return responseOf({ clientDataJSON: clientData('create', challenge), attestationObject: attestation(data) })
    },
    /** Answers `navigator.credentials.get`; a clone would go back to an older count. */
    get({ challenge }: { challenge: string }, count = counter + 1) {
      counter = count
      const clientDataJSON = clientData('get', challenge)
      const data = authenticatorData(0)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)
      return responseOf({ clientDataJSON, authenticatorData: data, signature })
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** CBOR's byte string of 24 to 255 bytes. */
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data])

/** The CBOR map `{ fmt: 'none', attStmt: {}, authData }` (WebAuthn, 6.5). */
const attestation = (data: Buffer) =>
  Buffer.concat([
    Buffer.from(['\xa3', 'c', 'fmt', 'd', 'none', 'g', 'attStmt', '\xa0', 'h', 'authData'].join(''), 'latin1'),
    bytes(data),
  ])

/** The CBOR map of an ES256 key (RFC 9053): `{ 1: 2, 3: -7, -1: 1, -2: x, -3: y }`. */
const coseKey = ({ x = '', y = '' }: { x?: string; y?: string }) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
