import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { once } from 'node:events'
import { decodeText } from '../admin/decode-text'
import { isPhotographName } from '../admin/photographs/photograph-name'
import { Failure } from '../failure'

/** Resolves a file against the folder in which npm was called, which differs from the working directory. */
const pathOf = (file: string) => resolve(process.env.INIT_CWD ?? process.cwd(), file)

/** Streams the text of a file, or of standard input for `-`; 404 if it does not exist, 422 if it is not UTF-8. */
export async function* readText(file: string): AsyncGenerator<string> {
  const source = file === '-' ? process.stdin : createReadStream(pathOf(file))
  try {
    yield* decodeText(source as AsyncIterable<Uint8Array>, file)
  } catch (error) {
    throw readFailure(error, file)
  }
}

/** Streams the bytes of a file; 404 if it does not exist. */
export async function* readBytes(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(pathOf(file)) as AsyncIterable<Uint8Array>
  } catch (error) {
    throw readFailure(error, file)
  }
}

/** Names of the photographs in a folder, sorted; 404 if it does not exist. */
export async function listPhotographs(folder: string): Promise<string[]> {
  const names = await readdir(pathOf(folder)).catch((error: unknown) => {
    throw readFailure(error, folder)
  })
  return names.filter(isPhotographName).sort()
}

function readFailure(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new Failure(404, 'not_found', `There is no file ${file}.`)
  if (code === 'EACCES' || code === 'EISDIR') return new Failure(422, 'invalid', `${file} cannot be read (${code}).`)
  return error
}

/** A file being written: complete after `commit`, absent after `discard`. */
export interface OutputFile {
  add: (piece: string | Uint8Array) => Promise<void>
  commit: () => Promise<void>
  discard: () => Promise<void>
}

/** Opens a file for writing; without a name, or for `-`, writes to standard output. 422 if it cannot be written. */
export async function openOutput(file?: string): Promise<OutputFile> {
  if (file === undefined || file === '-') {
    const add = async (piece: string | Uint8Array) => {
      if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
    }
    return { add, commit: async () => undefined, discard: async () => undefined }
  }
  const path = pathOf(file)
  const temporaryPath = `${path}.${process.pid}.part`
  const unwritable = ({ code }: NodeJS.ErrnoException) => {
    throw new Failure(422, 'invalid', `${file} cannot be written (${code}).`)
  }
  const handle = await open(temporaryPath, 'wx').catch(unwritable)
  return {
    add: (piece) => handle.appendFile(piece).catch(unwritable),
    commit: async () => {
      await handle.close()
      await rename(temporaryPath, path).catch(unwritable)
    },
    discard: async () => {
      await handle.close()
      await rm(temporaryPath, { force: true })
    },
  }
}
