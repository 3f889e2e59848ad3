import { EmptyState, Text } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import { RunButton } from '../../action/run-button'
import { useAllLines } from '../../client/use-all-lines'
import { StatusBadge } from '../../console/status-badge'
import { PictureButton } from '../../features/picture-button/picture-button'
import { useMay } from '../../session/session-context'
import { changesColumn } from '../../table/changes-column'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'
import { LineName } from '../../table/line-name'
import { ListActions } from '../../table/list-actions'
import { Thumbnail } from '../../table/thumbnail'
import { addPicture, changePicture, removePicture, type PictureKind, type PictureLine } from './picture-actions'

const columns: Column<PictureLine>[] = [
  {
    id: 'picture',
    header: 'Picture',
    wide: true,
    cell: ({ picture }) => <Thumbnail src={picture} width="6rem" ratio={5 / 2} />,
  },
  { id: 'title', header: 'Title', cell: ({ title }) => <LineName>{title}</LineName> },
  { id: 'url', header: 'Link', wide: true, cell: ({ url }) => url },
  { id: 'days', header: 'Days (UTC)', wide: true, cell: ({ starts, ends }) => formatDays(starts, ends) },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
]

function formatDays(starts: string | null, ends: string | null): string {
  if (starts && ends) return `${starts} to ${ends}`
  if (starts) return `From ${starts}`
  return ends ? `Until ${ends}` : 'Always'
}

/** The large pictures at the top of the home page. */
export const SlideList = () => <PictureList kind="sliders" noun="slide" />

/** The smaller pictures with links further down the home page. */
export const BannerList = () => <PictureList kind="banners" noun="banner" />

interface PictureListProps {
  kind: PictureKind
  noun: string
}

function PictureList({ kind, noun }: PictureListProps) {
  const list = useAllLines<PictureLine>('pictures.list', { kind })
  const may = useMay()
  const changes = changesColumn<PictureLine>((line) => <PictureChanges kind={kind} line={line} onDone={list.refetch} />)
  return (
    <>
      <ListActions>
        <Text>The home page shows its {noun}s in this order.</Text>
        {may('pictures.add') && <ActionButton variant="action" action={addPicture(kind, noun)} onDone={list.refetch} />}
      </ListActions>
      <LineList
        caption={`${noun === 'slide' ? 'Slides' : 'Banners'}, in the order of the home page`}
        columns={may('pictures.change') ? [...columns, changes] : columns}
        list={list}
        empty={<EmptyState icon="image" title={`No ${noun}s`} />}
      />
    </>
  )
}

interface PictureChangesProps {
  kind: PictureKind
  line: PictureLine
  onDone(): void
}

function PictureChanges({ kind, line, onDone }: PictureChangesProps) {
  const { id, title, alt, status } = line
  const isHidden = status === 'hidden'
  const photograph = `${kind}-${id}.jpg`
  return (
    <>
      <RunButton
        variant="quiet"
        label={isHidden ? 'Show' : 'Hide'}
        operation="pictures.change"
        input={{ kind, id, shown: isHidden }}
        onDone={onDone}
      />
      <ActionButton label="Change" variant="quiet" action={changePicture(kind, line)} onDone={onDone} />
      <PictureButton
        label="Picture"
        variant="quiet"
        title={`Picture of ${title}`}
        explanation="JPEG, PNG, WebP or AVIF. Leave room for the text at its left."
        upload="Upload"
        name={photograph}
        alt={alt}
        shownBy={{ operation: 'pictures.change', input: { kind, id, image: photograph } }}
        onDone={onDone}
      />
      <ActionButton variant="quiet" action={removePicture(kind, line)} onDone={onDone} />
    </>
  )
}
