import { uploadStore } from '../uploads/upload-store'
import type { OperationContext } from './operation'

/** The folders of visitors' files, each with the operation that shows what its files belong to. */
export const uploadAreas = {
  wholesale: 'applications.show',
  equipment: 'equipment.show',
  reviews: 'ratings.show',
  authenticity: 'reports.show',
} as const

/** A folder of visitors' files. */
export type UploadArea = keyof typeof uploadAreas

/** The address of a visitor's file: a call for the console, and a path on the shop's machine for the command. */
export const uploadAddress = (
  { dataDir, linksFiles }: Pick<OperationContext, 'dataDir' | 'linksFiles'>,
  area: UploadArea,
): ((name: string) => string) =>
  linksFiles ? (name) => `/api/staff/files/${area}/${name}` : uploadStore(dataDir, area).pathOf
