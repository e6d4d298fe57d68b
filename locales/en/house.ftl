# What the web table says by itself. Games have files of their own.

house-beans = { $n } { $colour ->
    [yellow] yellow
    [brown] brown
    [green] green
   *[red] red
}
house-colour = { $colour ->
    [yellow] Yellow
    [brown] Brown
    [green] Green
   *[red] Red
}
house-worth-now = { $n ->
    [one] worth 1 point now
   *[other] worth { $n } points now
}
house-display = Cards on display
house-display-empty = No cards on display now.
