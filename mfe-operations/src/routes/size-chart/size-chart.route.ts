export { SizeChartPage as Component } from './size-chart-page'
