import { formatUsd } from '@shop/shared-api'
import { tokens, VisuallyHidden } from '@shop/shared-ui'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { shortDay, type SalesLine } from './sales-report'

const CHART_HEIGHT_PX = 240
const axis = { tickLine: false, stroke: tokens.color.inkMuted, fontSize: 12 }

interface SalesChartProps {
  days: readonly SalesLine[]
  show: 'net' | 'orders'
}

/** Sales or orders of each day as bars, and as a table for those who don't see them. */
export function SalesChart({ days, show }: SalesChartProps) {
  const title = show === 'net' ? 'Sales' : 'Orders'
  const format = (value: number) =>
    show === 'net' ? formatUsd(Math.round(value * 100)).replace(/\.00$/, '') : String(value)
  const bars = days.map((day) => ({ name: day.name, value: Number(day[show]) }))
  return (
    <>
      <div aria-hidden>
        <ResponsiveContainer
          width="100%"
          height={CHART_HEIGHT_PX}
          initialDimension={{ width: 600, height: CHART_HEIGHT_PX }}
        >
          <BarChart data={bars} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke={tokens.color.hairline} />
            <XAxis dataKey="name" tickFormatter={shortDay} {...axis} />
            <YAxis width={64} axisLine={false} allowDecimals={show === 'net'} tickFormatter={format} {...axis} />
            <Tooltip
              cursor={{ fill: tokens.color.sunken }}
              contentStyle={{
                background: tokens.color.surface,
                borderColor: tokens.color.hairline,
                color: tokens.color.ink,
              }}
              labelFormatter={(day) => shortDay(String(day))}
              formatter={(value) => [format(Number(value)), title]}
            />
            <Bar dataKey="value" fill={tokens.color.action} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <VisuallyHidden as="table">
        <caption>{`${title} by day`}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{title}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{shortDay(name)}</th>
              <td>{show === 'net' ? formatUsd(Math.round(value * 100)) : value}</td>
            </tr>
          ))}
        </tbody>
      </VisuallyHidden>
    </>
  )
}
