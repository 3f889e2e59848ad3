import '@shop/catalogue-contract'
import { RemoteLoaderContext, RemoteWidget, Skeleton, type RemoteLoader } from '@shop/shared-ui'

export default { title: 'Remote widget' }

const props = { title: 'On sale', source: 'sale' } as const

const loaded: RemoteLoader = {
  load: () => Promise.resolve({ Widget: () => <p>The widget of another part.</p> }),
  peek: () => undefined,
}
const pending: RemoteLoader = { load: () => new Promise(() => undefined), peek: () => undefined }
const failing: RemoteLoader = { load: () => Promise.reject(new Error('404')), peek: () => undefined }

function WidgetDemo({ loader }: { loader: RemoteLoader }) {
  return (
    <RemoteLoaderContext.Provider value={loader}>
      <RemoteWidget owner="catalogue" name="product-rail" props={props} fallback={<Skeleton $height="6rem" />} />
    </RemoteLoaderContext.Provider>
  )
}

export const Loaded = { render: () => <WidgetDemo loader={loaded} /> }
export const Pending = { render: () => <WidgetDemo loader={pending} /> }
export const Failed = { render: () => <WidgetDemo loader={failing} /> }
