import { sampleMails } from './sample-mails'

describe('sampleMails', () => {
  test.each(Object.entries(sampleMails()))('%s has sample data for every field', (_name, { subject, text, html }) => {
    expect(`${subject}\n${text}\n${html}`).not.toMatch(/undefined|null|NaN|\[object/)
  })
})
