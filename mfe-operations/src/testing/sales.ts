import type { SalesReport } from '../features/sales-chart/sales-report'

const sold = { orders: 2, sales: '81.40', refunds: '10.00', net: '71.40' }

/** Sales of two days, of which one had orders. */
export const salesReport: SalesReport = {
  record: { from: '2026-11-22', to: '2026-11-23', time_zone: 'UTC', ...sold },
  tables: {
    sales: [
      { name: '2026-11-22', ...sold },
      { name: '2026-11-23', orders: 0, sales: '0.00', refunds: '0.00', net: '0.00' },
    ],
  },
}
