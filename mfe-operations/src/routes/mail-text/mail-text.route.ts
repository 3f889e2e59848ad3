export { MailTextPage as Component } from './mail-text-page'
