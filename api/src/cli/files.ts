import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { once } from 'node:events'
import { Failure } from '../failure'

/** A file as the operator means it: beside where npm was called, which is not where the command runs. */
const pathOf = (file: string) => resolve(process.env.INIT_CWD ?? process.cwd(), file)

/** The text of a file, or of the standard input for `-`, piece by piece; 404 for none, 422 when it is not UTF-8. */
export async function* readText(file: string): AsyncGenerator<string> {
  const source = file === '-' ? process.stdin : createReadStream(pathOf(file))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new Failure(422, 'invalid', `${file} is not UTF-8 text: save it as "CSV UTF-8" or as plain UTF-8.`)
    }
  }
  try {
    for await (const bytes of source as AsyncIterable<Uint8Array>) yield decode(bytes)
  } catch (error) {
    throw unreadable(error, file)
  }
  yield decode()
}

function unreadable(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new Failure(404, 'not_found', `There is no file ${file}.`)
  if (code === 'EACCES' || code === 'EISDIR') return new Failure(422, 'invalid', `${file} cannot be read (${code}).`)
  return error
}

/** A file to be filled: whole under its name once kept, or not there at all. */
export interface FilledFile {
  add: (piece: string) => Promise<void>
  keep: () => Promise<void>
  drop: () => Promise<void>
}

/** Begins a file; without a name, or for `-`, pieces go to the standard output. 422 when it cannot be written, then or later. */
export async function fillFile(file?: string): Promise<FilledFile> {
  if (file === undefined || file === '-') {
    const add = async (piece: string) => {
      if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
    }
    return { add, keep: async () => undefined, drop: async () => undefined }
  }
  const path = pathOf(file)
  const unfinished = `${path}.${process.pid}.part`
  const unwritable = ({ code }: NodeJS.ErrnoException) => {
    throw new Failure(422, 'invalid', `${file} cannot be written (${code}).`)
  }
  const handle = await open(unfinished, 'wx').catch(unwritable)
  return {
    add: (piece) => handle.appendFile(piece).catch(unwritable),
    keep: async () => {
      await handle.close()
      await rename(unfinished, path).catch(unwritable)
    },
    drop: async () => {
      await handle.close()
      await rm(unfinished, { force: true })
    },
  }
}
