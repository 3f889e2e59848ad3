import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Makes names that were created, renamed or removed in a folder survive a power loss. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates a folder with its parents so that they survive a power loss. */
export async function createFolder(folder: string, mode = 0o755): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode })
  if (first) await syncFolder(dirname(first))
}

async function writeTemporary(folder: string, content: string, mode: number): Promise<string> {
  const path = join(folder, `${randomUUID()}.tmp`)
  const handle = await open(path, 'wx', mode)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return path
}

/** Replaces a file atomically: readers, and crashes, see the old content or the new. */
export async function replaceFile(path: string, content: string, temporaryFolder: string, mode = 0o644): Promise<void> {
  await rename(await writeTemporary(temporaryFolder, content, mode), path)
  await syncFolder(dirname(path))
}

/** Creates a complete file unless it exists (then false), even when two processes try at once. */
export async function createFileOnce(path: string, content: string, mode: number): Promise<boolean> {
  const temporary = await writeTemporary(dirname(path), content, mode)
  try {
    await link(temporary, path)
    await syncFolder(dirname(path))
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw error
  } finally {
    await unlink(temporary)
  }
}

/** A text file's content, or null when there is none. */
export async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isErrno(error, 'ENOENT') || isErrno(error, 'ENOTDIR')) return null
    throw error
  }
}

/** Whether a failure of the file system or network has this code. */
export function isErrno(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === code
}
