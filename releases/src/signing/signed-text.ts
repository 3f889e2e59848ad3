import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import type { SignedDocument } from '../contract'

/** Short name of a public key: the start of the SHA-256 of its SPKI form. */
export function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(der).digest('hex').slice(0, 16)
}

/** Signs exactly these bytes (as UTF-8) with an Ed25519 key. */
export function signText(payload: string, privateKey: KeyObject): SignedDocument {
  return {
    keyId: keyIdOf(createPublicKey(privateKey)),
    payload,
    signature: sign(null, Buffer.from(payload), privateKey).toString('base64'),
  }
}

/** Whether this key made the document's signature over the document's exact bytes. */
export function isSignedBy(document: SignedDocument, publicKey: KeyObject): boolean {
  return verify(null, Buffer.from(document.payload), publicKey, Buffer.from(document.signature, 'base64'))
}

/** Parses an Ed25519 private key from PEM (also with escaped `\n`, as in environment variables) or base64 PKCS8. */
export function parsePrivateKey(text: string): KeyObject {
  const pem = text.replaceAll('\\n', '\n').trim()
  const key = pem.startsWith('-----')
    ? createPrivateKey(pem)
    : createPrivateKey({ key: Buffer.from(pem, 'base64'), type: 'pkcs8', format: 'der' })
  return ed25519(key)
}

/** Parses Ed25519 public keys: concatenated PEM blocks, or base64 SPKI separated by commas or white space. */
export function parsePublicKeys(text: string): KeyObject[] {
  const plain = text.replaceAll('\\n', '\n')
  const blocks = plain.match(/-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g)
  if (blocks) return blocks.map((block) => ed25519(createPublicKey(block)))
  return plain
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((der) => ed25519(createPublicKey({ key: Buffer.from(der, 'base64'), type: 'spki', format: 'der' })))
}

function ed25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`expected an Ed25519 key, not ${key.asymmetricKeyType}`)
  return key
}
