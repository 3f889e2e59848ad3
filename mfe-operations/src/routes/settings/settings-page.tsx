import { Skeleton } from '@shop/shared-ui'
import { useOperation } from '../../client/use-operation'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { DemoPanel } from './demo-panel'
import { LogoForm } from './logo-form'
import { SettingsForm } from './settings-form'

/** The shop's settings: who it is, how it looks, what delivery costs. */
export function SettingsPage() {
  const { data, error, reset, refetch } = useOperation<{ rows: { setting: string; value: string }[] }>('settings.get')
  const texts = data && Object.fromEntries(data.rows.map(({ setting, value }) => [setting, value]))
  return (
    <>
      <PageHead title="Settings" />
      {error && <QueryError error={error} onRetry={reset} />}
      {!error && !texts && <Skeleton $height="20rem" />}
      {texts && (
        <>
          <LogoForm logo={texts.logo ?? ''} title={texts.title ?? ''} onSaved={refetch} />
          <SettingsForm texts={texts} onSaved={refetch} />
          <DemoPanel onRemoved={refetch} />
        </>
      )}
    </>
  )
}
