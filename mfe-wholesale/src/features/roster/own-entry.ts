/** A member's own entry, as this browser remembers it so that they can correct it. */
export interface OwnEntry {
  id: string
  secret: string
  name: string
  size: string
  number: string
}

const storageKey = (sheetKey: string) => `roster-entry:v1:${sheetKey}`

/** The stored text of the entry that was made in this browser; null without one, or if storage is blocked. */
export function readOwnEntry(sheetKey: string): string | null {
  try {
    return localStorage.getItem(storageKey(sheetKey))
  } catch {
    return null
  }
}

/** The entry of a stored text; undefined for anything else. */
export function parseOwnEntry(text: string | null): OwnEntry | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<OwnEntry> | null
    const fields = ['id', 'secret', 'name', 'size', 'number'] as const
    return stored && fields.every((field) => typeof stored[field] === 'string') ? (stored as OwnEntry) : undefined
  } catch {
    return undefined
  }
}

/** Remembers the entry; undefined forgets it. */
export function saveOwnEntry(sheetKey: string, entry: OwnEntry | undefined): void {
  try {
    if (entry) localStorage.setItem(storageKey(sheetKey), JSON.stringify(entry))
    else localStorage.removeItem(storageKey(sheetKey))
  } catch {
    // Only this page has it.
  }
}
