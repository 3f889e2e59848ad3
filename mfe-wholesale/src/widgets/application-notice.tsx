import { links as wholesaleLinks } from '@shop/wholesale-contract'
import { Icon, type WidgetProps } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import { useWholesaleApplication } from '../application/use-wholesale-application'

/** A line that states that the visitor's application is pending; other visitors see the fallback. */
export function Widget({ otherwise }: WidgetProps['wholesale/application-notice']) {
  const { application } = useWholesaleApplication()
  if (application?.status !== 'pending') return otherwise
  return (
    <Link to={wholesaleLinks.status()}>
      <Icon name="clock" size={18} />
      Application pending. You’ll see retail prices until it’s approved.
    </Link>
  )
}
