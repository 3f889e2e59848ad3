import { TabbedScreen, type ListTab } from '../../table/tabbed-screen'
import { PageList } from './page-list'
import { Questions } from './questions'

const tabs: ListTab[] = [
  { path: '/operations/content', label: 'Pages', operation: 'pages.list', List: PageList },
  { path: '/operations/content/questions', label: 'Questions', operation: 'faqs.show', List: Questions },
]

/** The shop's texts: information pages, questions and answers. */
export const ContentPage = () => <TabbedScreen title="Content" tabs={tabs} />
