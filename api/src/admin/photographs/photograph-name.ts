import { z } from 'zod'

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._()+-]{0,118}\.(jpe?g|png|webp|avif|heic|heif)$/iu

/** Whether a text is a file name of a photograph, as the catalogue table uses it; no drawing key ends like one. */
export const isPhotographName = (text: string): boolean => NAME.test(text)

/** A photograph's file name in an operation's input. */
export const photographName = z
  .string()
  .refine(isPhotographName, 'it must be a file name of letters, digits, spaces, dots and dashes, such as gloves-1.jpg')
