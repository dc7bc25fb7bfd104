/// The small words that a language can't do without, and that distinguish it from others: articles, pronouns, prepositions,
/// conjunctions, auxiliaries.
///
/// A language is added by adding its words; a word that two of a course's languages share counts for neither.
package enum FunctionWords {
    package static let byLanguage: [String: Set<String>] = [
        "es": words(
            """
            el la los las un una unos unas de del al y e o u que se su sus lo le les es son era está están con por para sin \
            sobre entre hasta desde como cuando donde porque pero también más muy ya este esta estos estas ese esa eso esto \
            nos te tu tus mi hay ser fue si cada otro otra otros otras todo toda todos todas quien cual cuyo así aquí \
            nunca siempre puede puedes debe tiene hace según durante aunque mientras ni nada algo \
            a en no me tan ha han haber estar
            """
        ),
        "en": words(
            """
            the of and to in is that it for with be this are by from at or an not you your which can but when will if they \
            we has have its was were their more than into only does do did there these those what who how where why them \
            then so such each other any all must should would could may might been being about between through because while \
            both either neither without within his her our my i he she a no me on as so up s t d
            """
        ),
        "fr": words(
            """
            le les des du au aux et est que qui une pas ne sur dans avec ce cette ces vous nous leur leurs sont être avoir \
            plus ou mais donc car si son ses il elle ils elles je tu peut peuvent fait comme sans sous chaque tout tous \
            de la un une en à a d l qu s n c j se sa par pour entre cet y où on me te lui eux aux ni été étant cela ont ai les
            """
        ),
        "de": words(
            """
            der die das und ist nicht ein eine einen einem einer mit auf von zu für den dem des im sich auch werden wird \
            sind oder aber wenn dann als wie nur noch über unter durch bei nach aus kann können muss hat haben es ich wir \
            in an am so war zum zur
            """
        ),
        "pt": words(
            """
            o os um uma uns umas do da dos das no na nos nas ao aos à às em com por para não que se é são foi ser está mais \
            mas ou como quando também já muito seu sua isto isso este esta você ele ela eles elas pode deve tem \
            de e a em entre sem sobre cada todo toda todos todas outro outra outros outras ter há lo la me te se sido dele dela \
            nem desde até onde foram num numa pelo pela algo
            """
        ),
        "it": words(
            """
            il lo gli un una uno di del della dei delle nel nella e è che non per con su da al alla si sono come anche più \
            ma o quando questo questa questi queste può deve ha hanno ogni suo sua loro quello quella perché dove \
            a e i la le l d in se me te ne ci un no tra fra dal dalla al ai agli alle sul sulla nei nelle negli dei degli essere \
            stato stata
            """
        ),
        "ca": words(
            """
            el la els les un una uns unes de del dels d l al als a i o en és són que no per amb sense es se ha han si com més \
            però aquest aquesta aquests aquestes seu seva ens us tot tots també ser està quan on ni hi ho cada altres
            """
        ),
        "gl": words(
            """
            o os a as un unha uns unhas de do da dos das no na nos nas ao e ou en con por para non que se é son foi ser está \
            máis pero como cando xa moi seu súa isto iso este esta el ela pode debe ten cada todo todos tamén sobre
            """
        ),
        "nl": words(
            """
            de het een en van in is dat die niet op te zijn met voor aan er om maar ook als bij nog naar uit door over dan of \
            wordt worden kan kunt je we u deze dit was heeft hebben geen meer wat wel
            """
        ),
        "pl": words(
            """
            i w z na do się nie to jest że o od za po jak dla co by ale tak są czy lub oraz który która które tego tej ten ta \
            te być może można jeśli przez przy już tylko aby my jego
            """
        ),
    ]

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
