import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHead } from '../../console/page-head'
import { useMay } from '../../session/session-context'
import { Tabs } from '../../table/tabs'
import { PageList } from './page-list'
import { Questions } from './questions'

const tabs: { path: string; label: string; operation: string; List: ComponentType }[] = [
  { path: '/operations/content', label: 'Pages', operation: 'pages.list', List: PageList },
  { path: '/operations/content/questions', label: 'Questions', operation: 'faqs.show', List: Questions },
]

/** The shop's texts: information pages, questions and answers. */
export function ContentPage() {
  const { pathname } = useLocation()
  const may = useMay()
  const open = tabs.find(({ path }) => path === pathname.replace(/\/$/, ''))
  return (
    <>
      <PageHead title="Content" />
      <Tabs label="Content" tabs={tabs.filter(({ operation }) => may(operation))} />
      {open && <open.List />}
    </>
  )
}
