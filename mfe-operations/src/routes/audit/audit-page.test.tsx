import { screen } from '@testing-library/react'
import { openConsole } from '../../testing/open-console'

describe('audit page', () => {
  test('lists who changed what, filtered by the URL', async () => {
    const line = {
      id: 1,
      at: '2026-11-22 14:00',
      actor: 'robin@example.com',
      action: 'orders.hold',
      subject: 'A1',
      detail: '{}',
    }
    const { inputs } = openConsole('/operations/audit?actor=robin&since=2026-11-01', {
      'audit.list': () => ({ rows: [line] }),
    })
    expect(await screen.findByText('orders.hold')).toBeInTheDocument()
    expect(inputs('audit.list')).toEqual([{ actor: 'robin', since: '2026-11-01', limit: 50 }])
  })
})
