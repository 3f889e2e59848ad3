import { TabbedScreen, type ListTab } from '../../table/tabbed-screen'
import { MailTextList } from './mail-text-list'
import { MenuLinkList } from './menu-link-list'
import { PageList } from './page-list'
import { BannerList, SlideList } from './picture-list'
import { Questions } from './questions'
import { SizeChartList } from './size-chart-list'
import { SynonymList } from './synonym-list'

const tabs: ListTab[] = [
  { path: '/operations/content', label: 'Pages', operation: 'pages.list', List: PageList },
  { path: '/operations/content/questions', label: 'Questions', operation: 'faqs.show', List: Questions },
  { path: '/operations/content/slides', label: 'Slides', operation: 'pictures.list', List: SlideList },
  { path: '/operations/content/banners', label: 'Banners', operation: 'pictures.list', List: BannerList },
  { path: '/operations/content/menu', label: 'Menu', operation: 'menu-links.list', List: MenuLinkList },
  { path: '/operations/content/size-charts', label: 'Size charts', operation: 'size-charts.list', List: SizeChartList },
  { path: '/operations/content/search-words', label: 'Search words', operation: 'synonyms.list', List: SynonymList },
  { path: '/operations/content/mails', label: 'Mails', operation: 'mail-texts.list', List: MailTextList },
]

/** The shop's texts: information pages, questions and answers, the home page's slides and banners, links of the menu, size charts and mails. */
export const ContentPage = () => <TabbedScreen title="Content" tabs={tabs} />
