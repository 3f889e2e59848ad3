import type { ReleaseErrorKind } from '../release-error'

/** Exit code of each kind of error; 0 is success. */
export const exitCodes: Record<ReleaseErrorKind, number> = {
  refused: 1,
  'unknown-key': 1,
  unauthorized: 1,
  forbidden: 1,
  usage: 2,
  conflict: 3,
  'not-found': 4,
  unreachable: 4,
  busy: 4,
}

/** The exit codes as shown in the help. */
export const exitCodesHelp = ` 
Exit codes:
  0  done, or nothing to do
  1  refused by the gate, by a check of the files, or by the token's permissions
  2  invalid usage or an invalid setting
  3  conflict: the version exists with other content, or the pointer has moved in the meantime
  4  not found, or the release server can't be reached

Settings:
  RELEASES_URL    a release server (http…), a database (postgres:…) or a folder; default: releases under DATA_DIR (var)
  RELEASES_TOKEN  token of your team, a viewer or a release manager, for a release server; without it, the pipeline’s
                  ID token (GitHub: permissions id-token: write; GitLab: id_tokens RELEASES_ID_TOKEN), then the login
  RELEASES_AUDIENCE  audience of ID tokens requested from GitHub; default: RELEASES_URL
  RELEASES_FROM_TOKEN, RELEASES_FROM_ID_TOKEN, RELEASES_FROM_AUDIENCE  the same for the release server of --from
  RELEASES_BY     your name for the audit log; default: your user name`
