/** Kinds of files that forms accept. */
export type FileKind = 'pdf' | 'jpg' | 'png' | 'webp'

/** File name extensions of each kind. */
export const EXTENSIONS: Record<FileKind, readonly string[]> = {
  pdf: ['.pdf'],
  jpg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
}

/** Each kind's name in messages. */
export const KIND_NAMES: Record<FileKind, string> = { pdf: 'PDF', jpg: 'JPEG', png: 'PNG', webp: 'WebP' }
