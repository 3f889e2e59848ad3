export { FaqsPage as Component } from './faqs-page'
export { faqsAreStale as shouldRevalidate, faqsLoader as loader } from './faqs-loader'
