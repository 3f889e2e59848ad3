export { InboxPage as Component } from './inbox-page'
