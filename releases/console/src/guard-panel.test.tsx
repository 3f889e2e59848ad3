import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { GuardStatus } from '../../src/guard/guard-status'
import type { Comparison } from '../../src/signals/compare-versions'
import { GuardPanel } from './guard-panel'

const comparison = (figure: Comparison['figure'], more: Partial<Comparison> = {}): Comparison => ({
  figure,
  live: { visits: 900, value: 1_800 },
  candidate: { visits: 120, value: 1_900 },
  ...{ change: 0.05, ratio: 1, limit: 400, isWorse: false, ...more },
})
const guard: GuardStatus = {
  ...{ part: 'account', live: '1.2.0', candidate: '1.3.0', percent: 5, stage: 1, visits: 120, paused: null },
  guard: { id: 'a', stages: [1, 5, 25], stageMinutes: 10, stageVisits: 100, startedBy: 'Grace' },
  ...{ startedAt: '2026-11-22T04:00:00Z', since: '2026-11-22T05:00:00Z' },
  verdict: { step: 'wait', why: 'account 1.3.0 waits at 5 %: 120 of 200 visits are measured' },
  comparisons: [
    comparison('lcp'),
    comparison('ttfb', { change: 0.5, ratio: 900, isWorse: true }),
    comparison('cart', { live: { visits: 0, value: null }, candidate: { visits: 0, value: null } }),
  ],
}

describe('GuardPanel', () => {
  test('shows the stage, what it waits for, and the figures of both versions', () => {
    render(<GuardPanel guard={guard} mayMove={false} onAction={() => undefined} />)
    expect(screen.getByText(/^Guarded promotion by Grace: stages 1, 5, 25, 100 %, at 5 % since/)).toBeInTheDocument()
    expect(screen.getByText(guard.verdict.why)).toBeInTheDocument()
    const table = within(
      screen.getByRole('table', {
        name: /^120 measured visits of 1\.3\.0, compared with 1\.2\.0 hour by hour\. It is worse\.$/,
      }),
    )
    const row = (name: string) => within(table.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell')
    expect(row('LCP').map((cell) => cell.textContent)).toEqual(['1.80 s', '1.90 s', '+5 %'])
    expect(row('TTFB').at(-1)).toHaveTextContent('+50 % (worse)')
    expect(row('add to cart').map((cell) => cell.textContent)).toEqual(['–', '–', '–'])
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('offers to resume a paused promotion, with the reason of the pause', async () => {
    const onAction = jest.fn()
    const paused = { at: '2026-11-22T06:00:00Z', by: 'Ada', why: 'Looking' }
    render(<GuardPanel guard={{ ...guard, paused }} mayMove onAction={onAction} />)
    expect(screen.getByText('Paused by Ada: Looking')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Resume promotion' }))
    expect(onAction).toHaveBeenCalledWith({ kind: 'guard', part: 'account', version: '1.3.0', step: 'resume' })
  })
})
