import { Cluster, EmptyState, ProductImage, Text } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { ActionButton } from '../../action/action-button'
import { RunButton } from '../../action/run-button'
import type { Done } from '../../client/staff-client'
import { useStaffClient } from '../../client/staff-context'
import { useAllLines } from '../../client/use-all-lines'
import { useChange } from '../../client/use-change'
import { StatusBadge } from '../../console/status-badge'
import { useMay } from '../../session/session-context'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'
import { ListActions } from '../../table/list-actions'
import {
  addPicture,
  changePicture,
  photographOf,
  removePicture,
  uploadPicture,
  type PictureKind,
  type PictureLine,
} from './picture-actions'

const Picture = styled.span`
  display: block;
  inline-size: 6rem;
`

/** Wide enough for a word, also on a phone. */
const Title = styled.span`
  display: block;
  min-inline-size: 5.5rem;
`

const columns: Column<PictureLine>[] = [
  {
    id: 'picture',
    header: 'Picture',
    wide: true,
    cell: ({ picture }) => (
      <Picture>
        <ProductImage src={picture} alt="" ratio={5 / 2} sizes="6rem" />
      </Picture>
    ),
  },
  { id: 'title', header: 'Title', cell: ({ title }) => <Title>{title}</Title> },
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
  const changes: Column<PictureLine> = {
    id: 'changes',
    header: 'Change',
    align: 'end',
    cell: (line) => <PictureChanges kind={kind} line={line} onDone={list.refetch} />,
  }
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
  const client = useStaffClient()
  const may = useMay()
  const { change } = useChange()
  const { id, status } = line
  const isHidden = status === 'hidden'
  const setImage = async () => {
    const image = photographOf(kind, line)
    if (await change(() => client.run<Done>('pictures.change', { kind, id, image }))) onDone()
  }
  return (
    <Cluster $gap={1} $justify="end">
      <RunButton
        variant="quiet"
        label={isHidden ? 'Show' : 'Hide'}
        operation="pictures.change"
        input={{ kind, id, shown: isHidden }}
        onDone={onDone}
      />
      <ActionButton label="Change" variant="quiet" action={changePicture(kind, line)} onDone={onDone} />
      {may('photographs.add') && (
        <ActionButton
          label="Picture"
          variant="quiet"
          action={uploadPicture(kind, line)}
          onDone={() => void setImage()}
        />
      )}
      <ActionButton variant="quiet" action={removePicture(kind, line)} onDone={onDone} />
    </Cluster>
  )
}
