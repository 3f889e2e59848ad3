import { useNavigate, useSearchParams } from 'react-router-dom'
import { Entrance } from '../../console/entrance'
import { SignInForm } from '../../features/sign-in/sign-in-form'
import { pathAfterSignIn } from '../../session/sign-in-path'

/** Signs staff in, by password and code, or by passkey. */
export function SignInPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return (
    <Entrance title="Operations">
      <SignInForm onSignedIn={() => void navigate(pathAfterSignIn(search), { replace: true })} />
    </Entrance>
  )
}
