import { rm } from 'node:fs/promises'
import { uploadStore } from '../../../uploads/upload-store'
import type { PaymentProvider } from '../../payments/provider'
import type { ExternalLeftovers } from './delete-account'

/** Deletes files and saved cards; tries all of them and throws the first error at the end. */
export async function clearLeftovers(
  { files, cards }: ExternalLeftovers,
  dataDir: string,
  payments: PaymentProvider,
): Promise<void> {
  const done = await Promise.allSettled([
    ...files.map(({ area, name }) => rm(uploadStore(dataDir, area).pathOf(name), { force: true })),
    ...cards
      .filter(({ provider }) => provider === payments.name)
      .map(({ reference }) => payments.deleteCard(reference)),
  ])
  const failed = done.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}
