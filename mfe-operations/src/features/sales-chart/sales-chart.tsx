import { formatUsd } from '@shop/shared-api'
import { tokens, VisuallyHidden } from '@shop/shared-ui'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { shortDay, type DaySales } from './sales-by-day'

const CHART_HEIGHT_PX = 240

/** Sales of each day as bars, and as a table for those who don't see them. */
export function SalesChart({ days }: { days: readonly DaySales[] }) {
  return (
    <>
      <div aria-hidden>
        <ResponsiveContainer
          width="100%"
          height={CHART_HEIGHT_PX}
          initialDimension={{ width: 600, height: CHART_HEIGHT_PX }}
        >
          <BarChart data={[...days]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke={tokens.color.hairline} />
            <XAxis
              dataKey="day"
              tickFormatter={shortDay}
              tickLine={false}
              stroke={tokens.color.inkMuted}
              fontSize={12}
            />
            <YAxis
              width={64}
              tickLine={false}
              axisLine={false}
              stroke={tokens.color.inkMuted}
              fontSize={12}
              tickFormatter={(cents: number) => formatUsd(cents).replace(/\.00$/, '')}
            />
            <Tooltip
              cursor={{ fill: tokens.color.sunken }}
              contentStyle={{
                background: tokens.color.surface,
                borderColor: tokens.color.hairline,
                color: tokens.color.ink,
              }}
              labelFormatter={(day) => shortDay(String(day))}
              formatter={(cents) => [formatUsd(Number(cents)), 'Sales']}
            />
            <Bar dataKey="cents" fill={tokens.color.action} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <VisuallyHidden as="table">
        <caption>Sales by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Orders</th>
            <th scope="col">Sales</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, orders, cents }) => (
            <tr key={day}>
              <th scope="row">{shortDay(day)}</th>
              <td>{orders}</td>
              <td>{formatUsd(cents)}</td>
            </tr>
          ))}
        </tbody>
      </VisuallyHidden>
    </>
  )
}
