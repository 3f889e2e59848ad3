import type { CDPSession, Page } from 'playwright-core'

/** A problem of a page, as the browser itself reports it. */
export interface PageProblem {
  /** `csp`: the page's policy was violated. `error`: an uncaught error or unhandled rejection. */
  kind: 'error' | 'csp' | 'failure' | 'not-hydrated' | 'frozen' | 'unavailable' | 'axe' | 'size' | 'not-checked'
  /** What it is about, equal in each version that has it. */
  subject: string
  detail: string
  /** URL of the script at fault, if known. */
  script?: string
}

/** Bytes that a page transferred, compressed. */
export interface PageSize {
  documentBytes: number
  scriptBytes: number
}

/** What the browser reports about one page. */
export interface Observation {
  problems: PageProblem[]
  size: PageSize
}

interface Exception {
  exceptionDetails: {
    text: string
    url?: string
    exception?: { description?: string; value?: unknown }
    stackTrace?: { callFrames: { url: string }[] }
  }
}

interface Issue {
  issue: {
    details: {
      contentSecurityPolicyIssueDetails?: {
        violatedDirective: string
        blockedURL?: string
        isReportOnly: boolean
        sourceCodeLocation?: { url: string }
      }
    }
  }
}

/** Observes a page through the browser's own protocol, so that no code of the page can hide a problem. */
export async function observePage(page: Page, cdp: CDPSession): Promise<Observation> {
  const observation: Observation = { problems: [], size: { documentBytes: 0, scriptBytes: 0 } }
  const { problems, size } = observation

  cdp.on('Runtime.exceptionThrown', ({ exceptionDetails: details }: Exception) => {
    const { description, value } = details.exception ?? {}
    const [message = ''] = (description ?? String(value ?? details.text)).split('\n')
    const script = details.stackTrace?.callFrames.find(({ url }) => url !== '')?.url ?? details.url
    problems.push({ kind: 'error', subject: message.slice(0, 200), detail: message.slice(0, 200), script })
  })
  cdp.on('Audits.issueAdded', ({ issue }: Issue) => {
    const violation = issue.details.contentSecurityPolicyIssueDetails
    if (!violation || violation.isReportOnly) return
    const { violatedDirective, blockedURL = 'inline', sourceCodeLocation } = violation
    const subject = `${violatedDirective} ${originOf(blockedURL)}`
    problems.push({ kind: 'csp', subject, detail: subject, script: sourceCodeLocation?.url })
  })

  const types = new Map<string, string>()
  cdp.on('Network.responseReceived', ({ requestId, type }: { requestId: string; type: string }) => {
    types.set(requestId, type)
  })
  cdp.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
      if (types.get(requestId) === 'Document') size.documentBytes += encodedDataLength
      if (types.get(requestId) === 'Script') size.scriptBytes += encodedDataLength
    },
  )
  page.on('crash', () => problems.push({ kind: 'frozen', subject: 'crash', detail: 'its process crashed' }))
  for (const domain of ['Runtime', 'Audits', 'Network', 'Page']) await cdp.send(`${domain}.enable` as 'Runtime.enable')
  return observation
}

function originOf(url: string): string {
  return URL.canParse(url) && url.startsWith('http') ? new URL(url).origin : url
}
