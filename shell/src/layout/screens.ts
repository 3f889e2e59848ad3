/** Phones and tablets: the full-screen menu and the bottom bar instead of the desk's menus. The complement of `media.desk`. */
export const belowDesk = '@media (width < 64rem)'
