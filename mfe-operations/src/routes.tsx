import type { RouteObject } from 'react-router-dom'
import { contentRoutes } from './content-routes'
import { page } from './page-handle'

const paper = () => import(/* webpackChunkName: "paper" */ './routes/paper/paper.route')
const companies = () => import(/* webpackChunkName: "companies" */ './routes/companies/companies.route')
const selling = () => import(/* webpackChunkName: "selling" */ './routes/selling/selling.route')
const inbox = () => import(/* webpackChunkName: "inbox" */ './routes/inbox/inbox.route')
const product = () => import(/* webpackChunkName: "product" */ './routes/product/product.route')

/** The merchant's console, on an origin of its own. Each screen loads its own chunk. */
export const routes: RouteObject[] = [
  {
    id: 'operations/sign-in',
    path: '/operations/sign-in',
    handle: page('Sign in'),
    lazy: () => import(/* webpackChunkName: "sign-in" */ './routes/sign-in/sign-in.route'),
  },
  {
    id: 'operations/invitation',
    path: '/operations/invitation',
    handle: page('Join the team'),
    lazy: () => import(/* webpackChunkName: "invitation" */ './routes/invitation/invitation.route'),
  },
  {
    id: 'operations/setup',
    path: '/operations/setup',
    handle: page('Set up your shop'),
    lazy: () => import(/* webpackChunkName: "setup" */ './routes/setup/setup.route'),
  },
  {
    id: 'operations/console',
    path: '/operations',
    handle: page('Operations'),
    lazy: () => import(/* webpackChunkName: "console" */ './routes/console/console.route'),
    children: [
      {
        id: 'operations/today',
        index: true,
        handle: page('Today'),
        lazy: () => import(/* webpackChunkName: "today" */ './routes/today/today.route'),
      },
      {
        id: 'operations/orders',
        path: '/operations/orders',
        handle: page('Orders'),
        lazy: () => import(/* webpackChunkName: "orders" */ './routes/orders/orders.route'),
      },
      {
        id: 'operations/order',
        path: '/operations/orders/:number',
        handle: page('Order'),
        lazy: () => import(/* webpackChunkName: "order" */ './routes/order/order.route'),
      },
      {
        id: 'operations/packing-slip',
        path: '/operations/orders/:number/packing-slip',
        handle: page('Packing slip'),
        lazy: paper,
      },
      {
        id: 'operations/packing-slips',
        path: '/operations/packing-slips',
        handle: page('Packing slips'),
        lazy: () => import(/* webpackChunkName: "paper" */ './routes/paper/slips.route'),
      },
      {
        id: 'operations/pick-list',
        path: '/operations/orders/:number/pick-list',
        handle: page('Pick list'),
        lazy: paper,
      },
      {
        id: 'operations/returns',
        path: '/operations/returns',
        handle: page('Returns'),
        lazy: () => import(/* webpackChunkName: "returns" */ './routes/returns/returns.route'),
      },
      {
        id: 'operations/return',
        path: '/operations/returns/:id',
        handle: page('Return'),
        lazy: () => import(/* webpackChunkName: "return" */ './routes/return/return.route'),
      },
      { id: 'operations/messages', path: '/operations/inbox', handle: page('Messages'), lazy: inbox },
      { id: 'operations/reviews', path: '/operations/inbox/reviews', handle: page('Reviews'), lazy: inbox },
      { id: 'operations/reports', path: '/operations/inbox/reports', handle: page('Reports'), lazy: inbox },
      { id: 'operations/mails', path: '/operations/inbox/mails', handle: page('Failed mails'), lazy: inbox },
      {
        id: 'operations/message',
        path: '/operations/inbox/messages/:id',
        handle: page('Message'),
        lazy: () => import(/* webpackChunkName: "inbox-entry" */ './routes/inbox-entry/message.route'),
      },
      {
        id: 'operations/report',
        path: '/operations/inbox/reports/:id',
        handle: page('Report'),
        lazy: () => import(/* webpackChunkName: "inbox-entry" */ './routes/inbox-entry/report.route'),
      },
      {
        id: 'operations/review',
        path: '/operations/inbox/reviews/:id',
        handle: page('Review'),
        lazy: () => import(/* webpackChunkName: "review" */ './routes/review/review.route'),
      },
      {
        id: 'operations/customers',
        path: '/operations/customers',
        handle: page('Customers'),
        lazy: () => import(/* webpackChunkName: "customers" */ './routes/customers/customers.route'),
      },
      {
        id: 'operations/customer',
        path: '/operations/customers/:id',
        handle: page('Customer'),
        lazy: () => import(/* webpackChunkName: "customer" */ './routes/customer/customer.route'),
      },
      {
        id: 'operations/companies',
        path: '/operations/companies',
        handle: page('Companies'),
        lazy: companies,
      },
      { id: 'operations/invoices', path: '/operations/companies/invoices', handle: page('Invoices'), lazy: companies },
      {
        id: 'operations/company',
        path: '/operations/companies/:id',
        handle: page('Company'),
        lazy: () => import(/* webpackChunkName: "company" */ './routes/company/company.route'),
      },
      {
        id: 'operations/products',
        path: '/operations/products',
        handle: page('Products'),
        lazy: () => import(/* webpackChunkName: "products" */ './routes/products/products.route'),
      },
      { id: 'operations/new-product', path: '/operations/products/new', handle: page('New product'), lazy: product },
      { id: 'operations/product', path: '/operations/products/:id', handle: page('Product'), lazy: product },
      {
        id: 'operations/categories',
        path: '/operations/products/categories',
        handle: page('Categories'),
        lazy: () => import(/* webpackChunkName: "categories" */ './routes/categories/categories.route'),
      },
      {
        id: 'operations/quotes',
        path: '/operations/quotes',
        handle: page('Quotes'),
        lazy: () => import(/* webpackChunkName: "quotes" */ './routes/quotes/quotes.route'),
      },
      {
        id: 'operations/quote',
        path: '/operations/quotes/:number',
        handle: page('Quote'),
        lazy: () => import(/* webpackChunkName: "quote" */ './routes/quote/quote.route'),
      },
      { id: 'operations/coupons', path: '/operations/selling', handle: page('Coupons'), lazy: selling },
      { id: 'operations/tiers', path: '/operations/selling/tiers', handle: page('Wholesale tiers'), lazy: selling },
      { id: 'operations/sales', path: '/operations/selling/sales', handle: page('Sale prices'), lazy: selling },
      { id: 'operations/shipping', path: '/operations/selling/shipping', handle: page('Shipping'), lazy: selling },
      ...contentRoutes,
      {
        id: 'operations/stock',
        path: '/operations/stock',
        handle: page('Stock'),
        lazy: () => import(/* webpackChunkName: "stock" */ './routes/stock/stock.route'),
      },
      {
        id: 'operations/product-import',
        path: '/operations/products/import',
        handle: page('Import'),
        lazy: () => import(/* webpackChunkName: "product-import" */ './routes/product-import/product-import.route'),
      },
      {
        id: 'operations/sales-report',
        path: '/operations/reports',
        handle: page('Reports'),
        lazy: () => import(/* webpackChunkName: "reports" */ './routes/reports/reports.route'),
      },
      {
        id: 'operations/stock-value',
        path: '/operations/reports/stock',
        handle: page('Stock value'),
        lazy: () => import(/* webpackChunkName: "reports" */ './routes/reports/stock-value.route'),
      },
      {
        id: 'operations/empty-searches',
        path: '/operations/reports/searches',
        handle: page('Searches without results'),
        lazy: () => import(/* webpackChunkName: "reports" */ './routes/reports/empty-searches.route'),
      },
      {
        id: 'operations/staff',
        path: '/operations/staff',
        handle: page('Staff'),
        lazy: () => import(/* webpackChunkName: "staff" */ './routes/staff/staff.route'),
      },
      {
        id: 'operations/account',
        path: '/operations/account',
        handle: page('Your account'),
        lazy: () => import(/* webpackChunkName: "account" */ './routes/account/account.route'),
      },
      {
        id: 'operations/audit',
        path: '/operations/audit',
        handle: page('Audit'),
        lazy: () => import(/* webpackChunkName: "audit" */ './routes/audit/audit.route'),
      },
      {
        id: 'operations/settings',
        path: '/operations/settings',
        handle: page('Settings'),
        lazy: () => import(/* webpackChunkName: "settings" */ './routes/settings/settings.route'),
      },
    ],
  },
]
