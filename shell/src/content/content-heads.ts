import type { DocumentHead, Faq, Page } from '@shop/shared-api/contract'
import { unavailableHead } from '../router/document-head'

/** The head of an information page, from the page's own text. */
export function informationHead(data: unknown): DocumentHead {
  const page = data as Page | undefined
  if (!page) return unavailableHead
  return { title: page.title, description: page.summary, canonical: `/${page.slug}` }
}

/** The head of a page that staff have added. */
export function addedPageHead(data: unknown): DocumentHead {
  const head = informationHead(data)
  return head.canonical ? { ...head, canonical: `/pages${head.canonical}` } : head
}

/** The head of the FAQ page, with structured data. */
export function faqsHead(data: unknown): DocumentHead {
  const faqs = (data as Faq[] | undefined) ?? []
  return {
    title: 'Frequently asked questions',
    description: 'Answers about sizes, delivery, returns, wholesale and looking after your gear.',
    canonical: '/faqs',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: faqs.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}

/** The head of the contact page. */
export function contactHead(): DocumentHead {
  return {
    title: 'Contact us',
    description: 'Write or call: we answer Monday to Friday, 9:00am-11:00pm EST.',
    canonical: '/contact-us',
  }
}

/** The head of the newsletter's page. */
export const newsletterHead = (): DocumentHead => ({ title: 'Newsletter', canonical: '/newsletter' })
