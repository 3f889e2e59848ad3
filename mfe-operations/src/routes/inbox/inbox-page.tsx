import { NewCount, useInboxCounts } from '../../features/inbox-counts/inbox-counts'
import { TabbedScreen, type ListTab } from '../../table/tabbed-screen'
import { MessageList, ReportList } from './entry-list'
import { MailList } from './mail-list'
import { ReviewList } from './review-list'

/** What visitors sent: messages, reviews and reports; and mails that did not go out. */
export function InboxPage() {
  const { counts } = useInboxCounts()
  const tabs: ListTab[] = [
    {
      path: '/operations/inbox',
      label: 'Messages',
      mark: <NewCount count={counts?.messages} />,
      operation: 'messages.list',
      List: MessageList,
    },
    {
      path: '/operations/inbox/reviews',
      label: 'Reviews',
      mark: <NewCount count={counts?.reviews} />,
      operation: 'ratings.list',
      List: ReviewList,
    },
    {
      path: '/operations/inbox/reports',
      label: 'Authenticity reports',
      mark: <NewCount count={counts?.reports} />,
      operation: 'reports.list',
      List: ReportList,
    },
    { path: '/operations/inbox/mails', label: 'Failed mails', operation: 'mails.stuck', List: MailList },
  ]
  return <TabbedScreen title="Inbox" tabs={tabs} />
}
