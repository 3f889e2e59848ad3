import { TabbedScreen, type ListTab } from '../../table/tabbed-screen'
import { PageList } from './page-list'
import { BannerList, SlideList } from './picture-list'
import { Questions } from './questions'

const tabs: ListTab[] = [
  { path: '/operations/content', label: 'Pages', operation: 'pages.list', List: PageList },
  { path: '/operations/content/questions', label: 'Questions', operation: 'faqs.show', List: Questions },
  { path: '/operations/content/slides', label: 'Slides', operation: 'pictures.list', List: SlideList },
  { path: '/operations/content/banners', label: 'Banners', operation: 'pictures.list', List: BannerList },
]

/** The shop's texts: information pages, questions and answers, and the home page's slides and banners. */
export const ContentPage = () => <TabbedScreen title="Content" tabs={tabs} />
